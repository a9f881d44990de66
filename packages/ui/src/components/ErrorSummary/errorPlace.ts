import type { ErrorPlace } from './namedError.ts'

/** What a field on the page is called: by its label or legend, and by the row it stands in. */
export function errorPlace(fieldId: string): ErrorPlace {
  const target = document.getElementById(fieldId)
  const row = target?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null
  const label = target && labelOf(target)
  return { label: label ? visibleText(label) : null, row }
}

function labelOf(target: HTMLElement): Element | null {
  if (target instanceof HTMLFieldSetElement) return target.querySelector(':scope > legend')
  // What is ticked has a sentence beside it, no name.
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return null
  const label = (target as Partial<HTMLInputElement>).labels?.[0]
  if (label) return label
  // A part of the page is no field.
  if (target.tagName === 'SECTION') return null
  const [id] = target.getAttribute('aria-labelledby')?.split(' ') ?? []
  return id === undefined ? null : document.getElementById(id)
}

/** Without the star of what is required. */
function visibleText(label: Element): string {
  return [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map((node) => node.textContent)
    .join('')
    .trim()
}
