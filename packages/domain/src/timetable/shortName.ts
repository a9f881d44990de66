const solo = /^соло[,.]\s+/iu

/**
 * The words of a contest's name that tell it from its neighbours: «Соло» falls away, «Дуэт» stays
 * (docs/rules/timetable.md, «Scale»). A name that would then be another contest's stays whole.
 *
 * @param all the names it stands among
 */
export function tellingName(name: string, all: readonly string[]): string {
  const short = shorten(name)
  const others = all.filter((other) => other !== name)
  return others.some((other) => other === short || shorten(other) === short) ? name : short
}

function shorten(name: string): string {
  const rest = name.replace(solo, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
