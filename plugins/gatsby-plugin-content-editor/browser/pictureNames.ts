/**
 * Creates the name with which a picture is uploaded. Decap keeps only Latin letters, digits and
 * some signs of it, of «фото.jpg» ".jpg", and Gatsby reads no name that begins with a dot.
 */
export function createPictureName({ name, size }: { name: string; size: number }): string {
  const [ending = ""] = /\.\w+$/.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length).replace(/^\.+/, "");
  return (/[a-z]|^\d/i.test(stem.normalize("NFD")) ? stem : `foto-${size}`) + ending;
}

/** Renames pictures as they are chosen, before Decap sees them. */
export function renameChosenPictures(): void {
  const rename = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    const chosen = new DataTransfer();
    for (const file of target.files)
      chosen.items.add(new File([file], createPictureName(file), { type: file.type }));
    target.files = chosen.files;
  };
  document.addEventListener("change", rename, { capture: true });
}
