import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const checks = style({ display: 'grid', gap: space.xsmall, maxWidth: 640 })

export const list = style({ display: 'grid', gap: space.small, listStyle: 'none' })

export const group = style({ display: 'grid', gap: space.xsmall })

const line = style({ paddingInlineStart: space.small, overflowWrap: 'anywhere' })

/** It waits for a word. */
export const asked = style([line, { borderInlineStart: `3px solid ${vars.warn}` }])

export const known = style([line, { borderInlineStart: `3px solid ${vars.line}` }])

/** Contests by name, a line each. */
export const tampered = style({ paddingInlineStart: space.large, overflowWrap: 'anywhere' })
