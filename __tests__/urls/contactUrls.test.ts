import { createPhoneUrl, createWhatsappUrl } from "../../src/urls/contactUrls";

describe("createPhoneUrl", () => {
  it.each([
    ["keeps the prefix of", "+351 210 000 000", "+351210000000"],
    ["adds the Spanish prefix to the digits of", "(910) 000-100", "+34910000100"],
  ])("%s %s", (_, phone, number) => expect(createPhoneUrl(phone)).toBe(`tel:${number}`));
});

describe("createWhatsappUrl", () => {
  it("opens a conversation that begins with a text", () => {
    const link = `https://wa.me/351910000200?text=Hola%2C%20%C2%AB%C3%81tico%C2%BB`;
    expect(createWhatsappUrl("+351 910 000 200", "Hola, «Ático»")).toBe(link);
  });
});
