import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const list = style({ listStyle: 'none' })

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  gap: 16,
  paddingBottom: 20,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '18px -6px',
      insetInlineStart: 5,
      width: 2,
      background: vars.line,
    },
  },
})

/** One under another on a narrow screen, as `list` is. */
export const line = style([
  list,
  {
    '@media': {
      [media.wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  },
])

/** Of a line: the words stand below the dot, and the rule runs on to the next one. */
export const itemOfLine = style([
  item,
  {
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: 8,
        paddingBottom: 0,
        paddingInlineEnd: 16,
        selectors: {
          '&:not(:last-child)::before': {
            insetBlock: '11px auto',
            insetInline: '18px 6px',
            width: 'auto',
            height: 2,
          },
        },
      },
    },
  },
])

/** A dot: full for what has passed, empty for what comes. */
const mark = style({
  position: 'relative',
  width: 12,
  height: 12,
  marginTop: 6,
  border: '2px solid',
  borderRadius: '50%',
  background: vars.page,
})

const full = { borderWidth: 6 }

export const state = styleVariants({
  done: [mark, full, { color: vars.line2 }],
  current: [mark, full, { color: vars.accentText }],
  upcoming: [mark, { color: vars.line2 }],
})

export const time = style({
  fontSize: fontSize.small,
  color: vars.ink2,
})

export const title = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })

export const content = style({ marginTop: 4, fontSize: fontSize.small, color: vars.ink2 })
