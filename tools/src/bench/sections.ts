/**
 * Puts the section of one run into the page of all; those of other runs stay as they are, by name.
 *
 * @param page what the page says now; '' where there is none
 * @param section its text, from its `## ` heading on
 */
export function replaceSection(page: string, head: string, section: string): string {
  const parts = page
    .split(/^(?=## )/m)
    .slice(1)
    .map((part) => part.trim())
  const others = parts.filter((part) => headingOf(part) !== headingOf(section))
  return `${[head.trim(), ...[...others, section.trim()].sort()].join('\n\n')}\n`
}

function headingOf(section: string): string {
  return section.split('\n', 1).join('')
}
