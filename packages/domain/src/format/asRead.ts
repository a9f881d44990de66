/** A text as people and spreadsheets read it: full-width signs are the usual ones, invisible ones are not there. */
function asRead(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}

/** Whether a spreadsheet would take it for a formula (OWASP, «CSV injection»). */
export function isFormula(text: string): boolean {
  return [text, asRead(text)].some((one) => /^\s*[=+\-@\t\r\n]/.test(one))
}

/** One letter before the dot is a shortening: «г.Москва», «А.Орлова». */
const webAddress =
  /:\/\/|www\.|\.\p{L}{2,}\/|[\p{L}\p{N}-]{2,}\.(?:[a-z]{2,}|рф|рус|москва|дети|онлайн|сайт|орг|ком|бел)(?!\p{L})/iu

/** Whether a mail program would make a link of a part of it. */
export function hasLink(text: string): boolean {
  return webAddress.test(asRead(text))
}
