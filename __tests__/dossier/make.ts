import { readFileSync } from "node:fs";
import path from "node:path";
import { project, rental } from "../../src/content/model/listings";
import { site } from "../../src/content/model/site";
import { printed } from "../../src/dossier/dossier";
import { shrink } from "../../src/dossier/photos";
import { type Listing, sheetOf } from "../../src/dossier/sheet";

function shipped(name: string): unknown {
  const { $schema: _, ...content } = JSON.parse(readFileSync(path.resolve("data", name), "utf8"));
  return content;
}

export const company = () => site.parse(shipped("site/site.json"));
export const shippedProject = () => project.parse(shipped("projects/1/project.json"));
export const shippedRental = () => rental.parse(shipped("rentals/1/rental.json"));

/** The page that the dossiers made here lead to. */
const PAGE = "https://www.zaguan.example/proyecto/1/";

/** The same pictures for each: they are made once for a file of tests. */
const pictures = shrink();

/** The dossier of a listing, with the pictures of the first that is shipped. */
export function make(listing: Listing, site = company()) {
  const folder = path.resolve("data", listing.kind === "project" ? "projects/1" : "rentals/1");
  return printed(sheetOf(listing, site, PAGE), folder, pictures);
}
