import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'
import { sheet } from '../../../theme/sheet.ts'

export const hero = style({
  overflow: 'hidden',
  ...sheet,
})

export const picture = style({
  height: 88,
  '@media': { [media.desktop]: { height: 176 } },
})

export const banner = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const words = style({
  display: 'grid',
  gap: space.medium,
  justifyItems: 'start',
  padding: 'clamp(20px, 4vw, 40px)',
})

export const facts = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  overflowWrap: 'anywhere',
})

globalStyle(`${fact} > svg`, {
  marginTop: '0.14em',
  fontSize: '1.25em',
  color: vars.accentText,
})

export const columns = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': {
    '(width >= 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  },
})

export const aside = style({ display: 'grid', gap: space.xlarge })

// Far below the first screen things are laid out when one scrolls to them: a slow phone shows the event
// a fifth sooner.
globalStyle(`${columns} section section, ${aside} > section`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 240px',
  // Shadows and focus rings stand out of their box.
  overflowClipMargin: 12,
})

/** Below all contests: laid out only when it comes near. */
export const payGroupNote = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 48px',
})

export const rows = style({ listStyle: 'none' })

export const row = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.large}px`,
  padding: `${space.small}px clamp(16px, 2.4vw, 20px)`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, auto)' },
  },
})

export const name = style({ fontWeight: fontWeight.medium, overflowWrap: 'break-word' })

export const cancelledName = style([name, { color: vars.ink2, textDecoration: 'line-through' }])

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}px`,
  alignItems: 'baseline',
  '@media': {
    [media.desktop]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' },
  },
})

export const price = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const unit = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.ink2,
})

export const steps = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${steps} :is(th, td)`, {
  padding: '8px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${steps} :is(th, td):last-child`, { textAlign: 'end' })
globalStyle(`${steps} th`, { color: vars.ink2, fontWeight: fontWeight.medium })
globalStyle(`${steps} td`, { borderTop: `1px solid ${vars.line}` })
globalStyle(`${steps} [aria-current] td`, { fontWeight: fontWeight.strong })
