import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { belowTablet, forcedColors } from "../../styles/mediaQueries";
import { color, font, logo, size } from "../../styles/tokens";
import { orientationLabels } from "../../texts/labels";
import * as texts from "../../texts/sunlight";
import { DetailSection } from "../layout/DetailSection";

interface Props {
  sunlight: Queries.SunlightPathsFragment;
  orientation: Queries.Orientation;
  location: string;
}

/** When the sun shines into a home's living room, in words and drawn. */
export function Sunlight({ sunlight, orientation, location }: Props) {
  const aside = (
    <>
      <p css={styles.sentence}>{texts.describeSunlight(sunlight)}</p>
      <p css={styles.limits}>{texts.describeSunlightLimits(orientation, location)}</p>
    </>
  );
  return (
    <DetailSection title={texts.SUNLIGHT_TITLE} aside={aside}>
      <SunPaths {...sunlight} />
    </DetailSection>
  );
}

const HALF_WIDTH = 380;
/** How far from the south the drawing reaches, in degrees, for facades that are north of the sun. */
const REACH: Record<number, number> = { 0: 190, 45: 150, 315: 150 };
const DIRECTIONS = Object.values(orientationLabels);

/** The sun's paths above a horizon with the south at its centre; the sentence says the same. */
function SunPaths({ azimuth: facade, june, december }: Props["sunlight"]) {
  const reach = REACH[facade] ?? 140;
  const getX = (azimuth: number) => round(((azimuth - 180) / reach) * HALF_WIDTH);
  const getY = (altitude: number) => round(altitude * -3.55);
  const getTop = ({ path }: typeof june) => Math.min(...path.map((sun) => getY(sun.altitude)));
  const getPoints = (path: typeof june.path) =>
    path.map(({ azimuth, altitude }) => `${getX(azimuth)},${getY(altitude)}`).join(" ");
  const top = getTop(june) - 56;
  const viewBox = [-HALF_WIDTH, top, 2 * HALF_WIDTH, 50 - top].join(" ");
  return (
    <svg css={styles.drawing} viewBox={viewBox} aria-hidden="true">
      <line x1={-HALF_WIDTH} x2={HALF_WIDTH} />
      {[...new Set([90, 180, 270, facade, facade || 360])].map((azimuth) => (
        <g key={azimuth} transform={`translate(${getX(azimuth)})`}>
          <line y2={7} />
          <text
            y={20}
            dominantBaseline="hanging"
            {...(azimuth % 360 === facade ? { fontWeight: 600 } : { fill: color.muted })}
          >
            {DIRECTIONS[(azimuth % 360) / 45]}
          </text>
        </g>
      ))}
      <g transform={`scale(1.3) translate(${-logo.width / 2} ${-logo.height})`}>
        <rect width={logo.width} height={logo.height} fill={color.accent} />
        <path d={logo.doorway} fill={color.page} />
      </g>
      {Object.entries({ Junio: june, Diciembre: december }).map(([month, { path, intervals }]) => (
        <g key={month}>
          <polyline points={getPoints(path)} stroke={color.edge} />
          <text css={styles.month} y={getTop({ path, intervals }) - 14}>
            {month}
          </text>
          {intervals.map(({ from, to }) => {
            const lit = path.filter(({ minute }) => minute >= from && minute <= to);
            return (
              <g key={from}>
                <polyline points={getPoints(lit)} stroke={color.sun} strokeWidth={5} />
                {[lit.slice(0, 1), lit.slice(-1)].flat().map(({ minute, azimuth, altitude }) => {
                  const side = minute === from ? -1 : 1;
                  // Outside the path, or below it where it is flat or goes on to that side.
                  const isFlat = Math.abs(azimuth - 180) < 30;
                  const isInside = (azimuth - 180) * side < 0;
                  return (
                    <g key={minute} transform={`translate(${getX(azimuth)} ${getY(altitude)})`}>
                      <circle r={5} fill={color.page} stroke={color.sun} strokeWidth={2} />
                      <text
                        x={isFlat ? 0 : side * 12}
                        y={isFlat ? 24 : isInside ? 10 : 0}
                        dominantBaseline="central"
                        style={{ textAnchor: isFlat ? "middle" : side < 0 ? "end" : "start" }}
                      >
                        {texts.formatTime(minute)}
                      </text>
                    </g>
                  );
                })}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;

export const query = graphql`
  fragment SunlightPaths on UnitSunlight {
    azimuth
    december {
      ...SunlightDayPath
    }
    june {
      ...SunlightDayPath
    }
  }
  fragment SunlightDayPath on SunlightDay {
    intervals {
      from
      to
    }
    path {
      minute
      azimuth
      altitude
    }
  }
`;

const styles = {
  sentence: css({
    marginTop: "clamp(1.25rem, 2vw, 1.75rem)",
    fontFamily: font.display,
    fontSize: "clamp(1.8125rem, 3vw, 2.625rem)",
    lineHeight: 1.16,
    textWrap: "pretty",
  }),
  limits: css({ marginTop: "1.5rem", maxWidth: "28em", color: color.muted, fontSize: size.label }),
  drawing: css({
    display: "block",
    width: "100%",
    overflow: "visible",
    fill: "currentColor",
    line: { stroke: "currentColor" },
    polyline: { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" },
    // Larger where the drawing is small.
    text: { fontSize: 16, textAnchor: "middle", [belowTablet]: { fontSize: 30 } },
    [forcedColors]: {
      "circle, polyline": { stroke: "CanvasText" },
      circle: { fill: "Canvas" },
      text: { fill: "CanvasText" },
    },
  }),
  month: css({
    "&&": { font: `24px ${font.display}`, [belowTablet]: { fontSize: 46 } },
  }),
};
