/** As much of a chain's head as is printed and shown: enough to compare by eye, too much to be met by chance. */
const SHORT = 12

/** The first characters of a chain's head, in groups that can be read aloud: «3f2a 9c81 b7d0». */
export function shortHead(head: string): string {
  return (head.slice(0, SHORT).match(/.{1,4}/g) ?? []).join('\u00A0')
}

/** The line of the event's journal that published a result: «Журнал турнира с этими итогами: 3f2a 9c81 b7d0, строка 42». */
export function publicationText({ n, head }: { n: number; head: string }): string {
  return `Журнал турнира с\u00A0этими итогами: ${shortHead(head)}, строка\u00A0${n}`
}

/** Every head that a text names as `shortHead` writes them, or in one piece: a letter, or notes from protocols. */
export function namedHeads(text: string): string[] {
  const found =
    text.match(/(?<![0-9a-f])[0-9a-f]{4}(?:[ \u00A0]?[0-9a-f]{4}){2}(?![0-9a-f])/g) ?? []
  return [...new Set(found.map((head) => head.replaceAll(/\s/g, '')))]
}
