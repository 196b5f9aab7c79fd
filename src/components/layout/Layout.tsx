import { css } from "@emotion/react";
import { type ReactNode, Suspense, useRef } from "react";
import { GlobalStyles } from "../../styles/GlobalStyles";
import { color, motion } from "../../styles/tokens";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LoadingBar } from "./LoadingBar";

interface Props {
  isLanding: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, header and footer. */
export function Layout({ isLanding, children }: Props) {
  const skipLink = useRef<HTMLAnchorElement>(null);
  return (
    <>
      {process.env.NODE_ENV === "development" && <GlobalStyles />}
      <a ref={skipLink} id="saltar" css={skip} href="#contenido">
        Saltar al contenido
      </a>
      <LoadingBar />
      <Header overlay={isLanding} />
      {/* Boundaries, so that React hydrates each part in a task of its own. */}
      <main id="contenido" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer skipLink={skipLink} />
      </Suspense>
    </>
  );
}

const skip = css({
  position: "fixed",
  zIndex: 20,
  top: "0.75rem",
  left: "0.75rem",
  padding: "0.75rem 1.25rem",
  background: color.white,
  transform: "translateY(-200%)",
  transition: `transform ${motion}`,
  "&:focus-visible": { transform: "none" },
});
