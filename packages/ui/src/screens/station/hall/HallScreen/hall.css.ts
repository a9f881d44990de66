import { style } from '@vanilla-extract/css'
import { framePx as u } from '../../../../components/HallFrame/framePx.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight } from '../../../../theme/scale.ts'
import { EDGE, line, SMALLEST } from './hallSizes.ts'

/** How high the strip at the foot is. */
const FOOT = 168

export const scene = style({ minWidth: 0, minHeight: 0, ':focus': { outline: 'none' } })

/** Without a strip at the foot. */
export const wholeScene = style([scene, { gridRow: '1 / -1', position: 'relative' }])

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: u(36),
  minWidth: 0,
  height: u(FOOT),
  padding: `0 ${u(EDGE)}`,
  background: vars.ground,
  color: vars.onGround,
})

export const footText = style([line, { flex: 1, minWidth: 0, fontSize: u(56) }])
export const footQuiet = style({ color: vars.onGround2 })
export const late = style({ color: vars.warn, fontWeight: fontWeight.strong })

/** In a line of its own: for those who note it down. */
export const closed = style({
  display: 'flex',
  gap: u(24),
  alignItems: 'baseline',
  margin: 0,
  padding: `${u(6)} ${u(EDGE)}`,
  borderBlockStart: `${u(2)} solid ${vars.line}`,
  fontSize: u(SMALLEST),
  lineHeight: 1.2,
  color: vars.ink2,
})
export const closedName = style([line, { minWidth: 0 }])
export const head = style({
  flex: 'none',
  color: vars.ink,
  fontFamily: 'ui-monospace, monospace',
})

export const clock = style({
  flex: 'none',
  fontSize: u(104),
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
})

/** Floors side by side. */
export const floors = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '100%',
})

export const floor = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  selectors: { '& + &': { borderInlineStart: `${u(2)} solid ${vars.line}` } },
})

export const floorHead = style({
  minWidth: 0,
  padding: `${u(48)} ${u(EDGE)} ${u(36)}`,
  background: vars.ground,
  color: vars.onGround,
})

/** Never cut: of two contests with one beginning the end tells which. */
export const title = style({
  margin: 0,
  fontSize: u(104),
  lineHeight: 1.15,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
})
export const longTitle = style([title, { fontSize: u(64) }])
export const titleOfHalf = style([title, { fontSize: u(64) }])
export const longTitleOfHalf = style([title, { fontSize: u(SMALLEST) }])

export const floorName = style({ color: vars.accentText, marginInlineEnd: '0.3em' })
export const round = style([line, { fontSize: u(56), lineHeight: 1.3, color: vars.onGround2 }])

export const unknown = style({
  alignSelf: 'center',
  margin: 0,
  padding: `0 ${u(EDGE)}`,
  fontSize: u(72),
  color: vars.ink2,
})

/** Words on the left, the picture on the right of them. */
export const beside = style({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  background: vars.ground,
  color: vars.onGround,
})

/** As high as the screen, and so wider than it: its right part is seen. */
export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: u(2880),
})

/** Makes the picture as high as the screen. */
export const spacer = style({ height: u(1080) })

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: u(24),
  boxSizing: 'border-box',
  width: '56%',
  height: '100%',
  padding: `${u(72)} 0 ${u(72)} ${u(EDGE)}`,
})
export const wordsBelow = style([words, { justifyContent: 'flex-end' }])
export const wordsMiddle = style([words, { justifyContent: 'center' }])

export const lead = style({ margin: 0, fontSize: u(64), color: vars.onGround2 })
export const huge = style({
  margin: 0,
  fontSize: u(144),
  lineHeight: 1.05,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
})
export const large = style([huge, { fontSize: u(104) }])
export const medium = style([huge, { fontSize: u(72), lineHeight: 1.15 }])
export const mark = style({ fontSize: u(160), lineHeight: 1 })
export const idleClock = style([huge, { fontSize: u(288) }])

/** The place that was shown last, and all that were. */
export const reveal = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${u(740)}`,
  height: '100%',
})
export const revealWords = style([words, { width: 'auto', gap: u(12) }])
export const revealLead = style({ margin: 0, fontSize: u(56), lineHeight: 1.2, color: vars.ink2 })
export const longRevealLead = style([revealLead, { fontSize: u(SMALLEST) }])
export const placeLine = style({ display: 'flex', alignItems: 'center', gap: u(36), margin: 0 })
export const place = style({
  fontSize: u(216),
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.04em',
  color: vars.accentText,
})
export const placeWords = style({ fontSize: u(72), fontWeight: fontWeight.strong })
export const from = style([line, { fontSize: u(56), color: vars.ink2 }])

export const list = style({
  alignSelf: 'center',
  margin: 0,
  padding: `0 ${u(EDGE)} 0 0`,
  listStyle: 'none',
})
export const listRow = style({
  display: 'grid',
  gridTemplateColumns: `${u(96)} minmax(0, 1fr)`,
  alignItems: 'center',
  minHeight: u(104),
  borderBlockStart: `${u(2)} solid ${vars.line}`,
})
export const listPlace = style({
  fontSize: u(80),
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  color: vars.ink2,
})
export const listShown = style([listPlace, { color: vars.accentText }])
export const listNames = style([line, { fontSize: u(52) }])
/** Of one length, whoever is behind it. */
export const hidden = style({
  width: u(120),
  height: u(6),
  borderRadius: u(3),
  background: vars.line2,
})

export const nextList = style({ margin: 0, padding: `${u(24)} ${u(EDGE)}`, listStyle: 'none' })
export const nextRow = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: u(48),
  minWidth: 0,
  padding: `${u(20)} 0`,
  selectors: { '& + &': { borderBlockStart: `${u(2)} solid ${vars.line}` } },
})
export const nextTime = style({
  flex: 'none',
  width: u(290),
  fontSize: u(104),
  lineHeight: 1.1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
})
export const nextText = style([line, { fontSize: u(64), fontWeight: fontWeight.strong }])
export const quiet = style({ color: vars.ink2, fontWeight: fontWeight.regular })

/** The lower third of a video. */
export const bands = style({
  position: 'absolute',
  insetInline: u(EDGE),
  insetBlockEnd: u(EDGE),
  display: 'grid',
  gap: u(24),
})
export const band = style({
  display: 'grid',
  gap: u(8),
  padding: `${u(28)} ${u(48)}`,
  borderRadius: u(32),
  background: vars.page,
  color: vars.ink,
})
export const bandTitle = style([line, { fontSize: u(72), fontWeight: fontWeight.bold }])
export const bandTitleOfTwo = style([bandTitle, { fontSize: u(52) }])
export const bandText = style([line, { fontSize: u(56), color: vars.ink2 }])
