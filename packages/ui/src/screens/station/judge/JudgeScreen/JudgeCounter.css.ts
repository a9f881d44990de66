import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { edgedWhenForced } from '../../../../theme/forcedColours.ts'
import { hallMedia, keyOutline, solidFill, touchOnly } from '../../../../theme/hall.css.ts'
import { fontWeight } from '../../../../theme/scale.ts'

export const counter = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 84,
  paddingInlineStart: 4,
  '@media': {
    [hallMedia.low]: { minHeight: 72 },
    [hallMedia.tablet]: { minHeight: 112, gap: 14 },
    [hallMedia.wide]: { flexWrap: 'wrap', minHeight: 0 },
  },
})

export const count = style({
  flex: 'none',
  minWidth: 44,
  paddingInlineEnd: 4,
  fontSize: '4.5rem',
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.045em',
  color: vars.accentText,
  whiteSpace: 'nowrap',
  '@media': {
    [hallMedia.low]: { fontSize: '3.75rem' },
    [hallMedia.tablet]: { paddingInlineEnd: 10, fontSize: '6.5rem', lineHeight: 100 / 104 },
  },
})

/** «2-й»: as wide as a count of two figures. */
export const ordinal = style({
  fontSize: '3rem',
  '@media': { [hallMedia.low]: { fontSize: '3rem' }, [hallMedia.tablet]: { fontSize: '4rem' } },
})

export const countWords = style({
  flex: 1,
  minWidth: 0,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: fontWeight.strong,
  '@media': {
    [hallMedia.tablet]: { fontSize: '1.375rem', lineHeight: 30 / 22 },
    [hallMedia.wide]: { flex: 'none', width: 200 },
  },
})

const secondLine = style({ display: 'block' })

export const rest = styleVariants({
  quiet: [secondLine, { color: vars.ink2, fontWeight: fontWeight.medium }],
  needed: [secondLine, { color: vars.accentText, fontWeight: fontWeight.bold }],
  wrong: [secondLine, { color: vars.bad }],
})

export const wrongCount = style({ color: vars.bad })

const tool = style([
  touchOnly,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    alignContent: 'center',
    gap: 2,
    width: 76,
    height: 76,
    padding: 0,
    border: 0,
    borderRadius: 18,
    fontSize: '0.875rem',
    lineHeight: 18 / 14,
    cursor: 'pointer',
    ':disabled': { boxShadow: `inset 0 0 0 1px ${vars.line}`, color: vars.ink2, cursor: 'default' },
    '@media': {
      [hallMedia.low]: { height: 66 },
      [hallMedia.tablet]: { width: 112, height: 96, fontSize: '1rem' },
      [hallMedia.wide]: { flex: 1, height: 76 },
      ...edgedWhenForced,
    },
  },
])

export const toolLook = styleVariants({ off: [tool, keyOutline], on: [tool, solidFill] })

export const toolIcon = style({ fontSize: '1.5rem', lineHeight: 1 })
