import { renderSVG } from "uqr";
import type { Dossier } from "./dossierContent";
import { encodePicture, type Picture } from "./encodePicture";
import type { Tokens } from "./templateTokens";
import { compilePdf, type Files } from "./typst";

interface Photo {
  image: Picture;
  alt: string;
  focus?: string | null;
}

/** Encodes a picture at print resolution, as a file that only the compiler sees. */
async function addPicture(
  files: Files,
  { image, alt, focus }: Photo,
  width: number,
  quality: number,
) {
  const { data, info } = await encodePicture(image, (opened) =>
    opened.resize({ width, withoutEnlargement: true }).jpeg({ quality, mozjpeg: true }),
  );
  const file = `${width}/${image.internal.contentDigest}.jpg`;
  files[file] = data;
  const [x = 50, y = 50] = focus?.match(/\d+/g)?.map(Number) ?? [];
  return { alt, file, ratio: info.width / info.height, focus: [x / 100, y / 100] };
}

/**
 * Renders the dossier of a project or rental; equal input gives equal bytes.
 * @returns a tagged PDF, PDF/UA-1
 * @throws Error that names the file, if a picture is missing or can't be decoded, or if the template
 * can't be compiled
 */
export async function renderDossier(dossier: Dossier & { tokens: Tokens }): Promise<Buffer> {
  const files: Files = {};
  const addPlans = (plans: readonly { picture: Photo }[]) =>
    Promise.all(
      plans.map(async (plan) => ({
        ...plan,
        picture: await addPicture(files, plan.picture, 1600, 80),
      })),
    );
  // The cover is printed larger, and floor plans have fine lines.
  const [cover, photos, blocks] = await Promise.all([
    addPicture(files, dossier.cover, 1600, 80),
    Promise.all(dossier.photos.map((photo) => addPicture(files, photo, 1200, 74))),
    Promise.all(
      dossier.blocks.map(async (block) =>
        block.kind === "plans" ? { ...block, plans: await addPlans(block.plans) } : block,
      ),
    ),
  ]);
  // Scanners need a white margin around the code.
  const qr = renderSVG(dossier.pageUrl, { ecc: "M", border: 2 });
  return compilePdf("dossier.typ", { ...dossier, cover, photos, blocks, qr }, files);
}
