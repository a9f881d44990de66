/** Only to resolve paths. */
const ROOT = 'https://parket.test/'

/**
 * Names the files of the repository that a document leads to: the workshop does not have them. `[library.ru.md](library.ru.md)`
 * becomes `docs/library.ru.md`.
 *
 * @param folder where the document stands, from the repository's root
 */
export function withoutFileLinks(markdown: string, folder: string): string {
  return markdown.replaceAll(
    /\[([^\]]+)\]\(([^)\s]+)\)/g,
    (link, words: string, address: string) => {
      if (/^(?:[a-z]+:|#|\?)/.test(address)) return link
      const file = `\`${new URL(address, `${ROOT}${folder}/`).pathname.slice(1)}\``
      return address.endsWith(words) ? file : `${words} (${file})`
    },
  )
}
