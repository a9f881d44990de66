const formats = new Map<string, Intl.NumberFormat>()

function formatFor(least: number, most: number): Intl.NumberFormat {
  const key = `${least}-${most}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  formats.set(key, format)
  return format
}

/** «Numbers use Russian locale with 2 decimals by default» (docs/rules/site.md, «Formats»): 1234.5 → «1 234,50». */
export function formatNumber(value: number, decimals = 2): string {
  return formatFor(decimals, decimals).format(value)
}

/** As few decimals as the value needs, two at most by default: 5 → «5», 2.5 → «2,5». */
export function formatShortNumber(value: number, most = 2): string {
  return formatFor(0, most).format(value)
}
