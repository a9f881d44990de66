import { globalStyle, style } from '@vanilla-extract/css'
import { HEADER_HEIGHT } from '../Header/headerHeight.ts'
import { PAGE_END } from './pageEnd.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space, type } from '../../theme/scale.ts'

/** The event's pages and, beside them, the one that is open. */
export const layout = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  fontSize: fontSize.small,
  lineHeight: 20 / 14,
  '@media': {
    [media.roomy]: { gridTemplateColumns: '172px minmax(0, 1fr)', alignContent: 'stretch' },
    print: { display: 'block' },
  },
})

/** A page of no event has the panel to itself. */
export const alone = style({ fontSize: fontSize.small, lineHeight: 20 / 14 })

/** One row that scrolls within itself, or a column. */
export const pages = style({
  position: 'relative',
  display: 'flex',
  gap: 24,
  minWidth: 0,
  margin: 0,
  paddingInline: 16,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': {
    [media.cramped]: { boxShadow: `inset 0 -1px ${vars.line}` },
    [media.roomy]: {
      position: 'sticky',
      insetBlockStart: HEADER_HEIGHT,
      flexDirection: 'column',
      gap: 0,
      maxHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
      padding: '12px 8px 40px',
      overflowX: 'visible',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
})

export const column = style({
  minWidth: 0,
  '@media': { [media.roomy]: { borderInlineEnd: `1px solid ${vars.line}` } },
})

export const page = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  color: vars.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  '@media': {
    [media.cramped]: {
      gap: 6,
      padding: '12px 0 9px',
      borderBlockEnd: '3px solid transparent',
      color: vars.ink2,
      fontSize: fontSize.standard,
      lineHeight: 1.5,
      selectors: {
        '&[aria-current]': {
          borderColor: vars.accentText,
          color: vars.ink,
          fontWeight: fontWeight.strong,
          scrollInitialTarget: 'nearest',
        },
      },
    },
    [media.roomy]: {
      minHeight: 36,
      padding: '8px 10px',
      borderRadius: 8,
      ':hover': { background: vars.wash },
      selectors: {
        '&[aria-current]': {
          background: vars.tint,
          color: vars.accentText,
          fontWeight: fontWeight.strong,
        },
      },
    },
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})

export const count = style({
  color: vars.ink2,
  fontWeight: fontWeight.regular,
  '@media': { [media.roomy]: { selectors: { '[aria-current] &': { color: 'inherit' } } } },
})

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  minWidth: 0,
  padding: `12px 16px ${PAGE_END}px`,
  '@media': { [media.roomy]: { paddingInline: 24 }, print: { padding: 0 } },
})

// The page has room below of its own: with that of the panel every tool, however short, would scroll.
globalStyle(`main:has(${content})`, { paddingBlockEnd: 0 })

// The footer of the public site would only be scrolled past in a tool: of it the theme stays, in the room below the
// page, and beside an event's pages at the foot of their column.
const footer = `main:has(${content}) ~ footer`
globalStyle(footer, {
  position: 'relative',
  insetBlockStart: -36,
  gridTemplateColumns: 'auto',
  justifyContent: 'start',
  height: 0,
  padding: '0 16px',
  borderTop: 0,
  contentVisibility: 'visible',
})
globalStyle(`${footer} > ul`, { display: 'none' })
globalStyle(`${footer} > button`, { minHeight: 36 })
globalStyle(`main:has(${column}) ~ footer`, {
  '@media': {
    [media.roomy]: {
      position: 'sticky',
      insetBlockStart: 'auto',
      insetBlockEnd: 40,
      paddingInline: 18,
    },
  },
})

/** Title and actions: beside one another, or under where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall}px ${space.small}px`,
  minHeight: 36,
  // The site's header, which names the event, is not printed.
  '@media': {
    print: {
      selectors: { '&[data-event]::before': { content: 'attr(data-event)', flexBasis: '100%' } },
    },
  },
})

export const title = style({ ...type.heading, fontWeight: fontWeight.bold })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

/** They belong to the list: they go with it where a record stands in its place. */
export const filters = style({
  minWidth: 0,
  '@media': { [media.cramped]: { selectors: { '&:has(~ * [data-record])': { display: 'none' } } } },
})

/** Forms are narrow, tables take what there is. */
export const body = style({ minWidth: 0 })
