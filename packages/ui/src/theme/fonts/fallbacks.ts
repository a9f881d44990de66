/** Onest's own height above and below the line, in em. */
const ONEST = { ascent: 0.97, descent: 0.305 }

interface Fallback {
  /** Name of the face that stands in for ours. */
  family: string
  weight: 400 | 600
  /** Names of one face that systems have. */
  locals: readonly string[]
  /** Mean width of Onest's Cyrillic letters over that of this face, at this weight. */
  sizeAdjust: number
}

/**
 * Faces of systems set to the measures of ours: when ours comes, lines stay where they are. Arial, and
 * what is cut to its measures, is on Windows, macOS, iOS and Linux, Roboto on Android, Open Sans where the
 * tests run.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Onest Arial',
    weight: 400,
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
    sizeAdjust: 1.041,
  },
  {
    family: 'Onest Arial',
    weight: 600,
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    sizeAdjust: 1.008,
  },
  { family: 'Onest Roboto', weight: 400, locals: ['Roboto', 'Roboto-Regular'], sizeAdjust: 1.011 },
  {
    family: 'Onest Roboto',
    weight: 600,
    locals: ['Roboto Bold', 'Roboto-Bold'],
    sizeAdjust: 1.025,
  },
  { family: 'Onest Open Sans', weight: 400, locals: ['Open Sans', 'OpenSans'], sizeAdjust: 0.987 },
  {
    family: 'Onest Open Sans',
    weight: 600,
    locals: ['Open Sans Bold', 'OpenSans-Bold'],
    sizeAdjust: 0.967,
  },
]

/** The families in their order, each with its `@font-face` rules. */
export const fallbackFaces = [...Map.groupBy(fallbacks, ({ family }) => family)].map(
  ([family, faces]) => ({ family, faces: faces.map(faceRule) }),
)

function faceRule({ weight, locals, sizeAdjust }: Fallback) {
  return {
    src: locals.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight === 400 ? '400' : '500 600',
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ONEST.ascent / sizeAdjust),
    descentOverride: percent(ONEST.descent / sizeAdjust),
    lineGapOverride: '0%',
  }
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
