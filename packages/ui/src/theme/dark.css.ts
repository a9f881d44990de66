import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { darkTokens } from './tokens.ts'

const { control: _control, cell: _cell, ...colours } = vars
const { control: _controlSize, cell: _cellSize, ...colourTokens } = darkTokens

globalStyle('[data-theme=dark]', {
  '@layer': { theme: { colorScheme: 'dark', vars: assignVars(colours, colourTokens) } },
})
