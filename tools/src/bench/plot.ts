const WIDTH = 720
const BAR = 16
const GAP = 8
const LABEL = 220
const TOP = 28
const VALUE_ROOM = 70

/**
 * Bars of the first two figures of each row, against each other: such as ours against the reference, or small against large.
 *
 * @returns an SVG picture; null where there are no rows with a name and a figure
 */
export function plotRows(title: string, rows: readonly Record<string, unknown>[]): string | null {
  const bars = rows.flatMap((row) => {
    const named = Object.values(row).find((value) => typeof value === 'string')
    const figures = Object.entries(row)
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .slice(0, 2)
    if (named === undefined) return []
    return figures.map(([name, value]) => ({ label: `${named}: ${name}`, value }))
  })
  if (rows.length < 2 || bars.length < 2) return null
  const most = Math.max(...bars.map(({ value }) => value))
  const height = TOP + bars.length * (BAR + GAP)
  const scale = (WIDTH - LABEL - VALUE_ROOM) / (most || 1)
  const drawn = bars.map(({ label, value }, index) => {
    const y = TOP + index * (BAR + GAP)
    const length = Math.max(1, value * scale)
    return `<text x="${LABEL - 8}" y="${y + 12}" text-anchor="end">${escaped(label)}</text>
<rect x="${LABEL}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2" fill="${index % 2 === 0 ? '#8a8f98' : '#2f6f5e'}"/>
<text x="${(LABEL + length + 6).toFixed(1)}" y="${y + 12}">${value}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#333">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="8" y="18" font-weight="bold">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
