/** A script element that carries a value to the browser; `<` is escaped so that no text can end the element. */
export function jsonScript(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** The value that such an element of this document carries, null where there is none. */
export function readJsonScript(id: string): unknown {
  const text = document.querySelector(`#${id}`)?.textContent
  return text ? JSON.parse(text) : null
}
