/** What a team of the demo uploads as its brand, as SVG. */
interface TeamMarks {
  /** The name as the team writes it: stands in the header in place of plain text. */
  logo: string
  /** A square: the icon of the tab, and the organiser's face on the page of an event. */
  favicon: string
}

/**
 * The marks by id of the team. The first team has no domain, so it has the default icon, and the mark of the house.
 *
 * Both stand on a ground of their own, because a page may be light or dark, and their letters are lines: no font is the
 * same everywhere.
 */
export const teamMarks: ReadonlyMap<number, TeamMarks> = new Map([
  [2, spring()],
  [3, halo()],
])

/** «Весна»: a leaf, in it a sprout and round letters. */
function spring(): TeamMarks {
  const [ground, ink] = ['#d3ec9b', '#26400f']
  const sprout = `<path d="M8 20v-9" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round"/>
<path d="M8 12.500C8 6.500 11.500 3.200 17 3c.2 5.800-3 9.500-9 9.500zM8 14.500C8 10 5 7.200 0 7c-.2 4.800 2.600 7.500 8 7.500z" fill="${ink}"/>`
  const letters = [
    'M34 11v11h4.600a2.900 2.900 0 0 0 0-5.800H34M34 11h4a2.600 2.600 0 0 1 0 5.200',
    'M46.500 16.500h10a5 5.500 0 1 0-1.700 4.100',
    'M69.700 12.700a5.200 5.500 0 1 0 0 7.600',
    'M75.500 11v11M84 11v11M75.500 16.500H84',
    'M101 11v11M101 16.500a5.300 5.500 0 1 0-10.600 0 5.300 5.500 0 1 0 10.600 0',
  ]
  return {
    logo: svg(
      118,
      `<path d="M14 0h104v18a14 14 0 0 1-14 14H0V14A14 14 0 0 1 14 0z" fill="${ground}"/>
<g transform="translate(8.500 5)">${sprout}</g>
<path d="${letters.join('')}" fill="none" stroke="${ink}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
    favicon: svg(
      32,
      `<path d="M14 0h18v18a14 14 0 0 1-14 14H0V14A14 14 0 0 1 14 0z" fill="${ground}"/>
<g transform="translate(6 3.500) scale(1.180)">${sprout}</g>`,
    ),
  }
}

/** «Ореол»: thin capitals on black, each O a moon before its halo. */
function halo(): TeamMarks {
  const [ground, ink] = ['#111111', '#ffffff']
  const moon = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size / 12})">
<circle cx="6" cy="6" r="6" fill="${ink}"/><circle cx="5.350" cy="6.650" r="4.550" fill="${ground}"/></g>`
  const letters = [
    'M32 22.500v-12h3.800a3.500 3.500 0 0 1 0 7H32',
    'M55 10.700h-7v11.600h7M48 16.500h6',
    'M82 22.500l5-12 5 12',
  ]
  return {
    logo: svg(
      108,
      `<rect width="108" height="32" fill="${ground}"/>${moon(13, 10.5, 12)}${moon(62, 10.5, 12)}
<path d="${letters.join('')}" fill="none" stroke="${ink}" stroke-width="1.700"/>`,
    ),
    favicon: svg(32, `<circle cx="16" cy="16" r="16" fill="${ground}"/>${moon(6, 6, 20)}`),
  }
}

/** Four times as large as it is shown, for dense screens. */
function svg(width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width * 4}" height="128">${content}</svg>`
}
