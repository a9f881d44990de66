import type { ReactNode } from 'react'

/** The text of a page and nothing else: what React alone costs to show and to take over. */
export function Floor({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  return (
    <main>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </main>
  )
}
