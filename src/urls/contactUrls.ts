/** «910 000 100» → «+34910000100», in the E.164 format. */
export function toE164(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : `+34${digits}`;
}

/** «910 000 100» → «tel:+34910000100». */
export function createPhoneUrl(phone: string): string {
  return `tel:${toE164(phone)}`;
}

/** Creates a link to an e-mail with a subject. */
export function createEmailUrl(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** Creates a link to a WhatsApp chat with a first message. */
export function createWhatsappUrl(phone: string, text: string): string {
  return `https://wa.me/${toE164(phone).slice(1)}?text=${encodeURIComponent(text)}`;
}
