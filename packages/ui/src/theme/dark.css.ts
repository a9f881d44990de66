import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { darkTokens } from './tokens.ts'

const { control: _control, corner: _corner, cell: _cell, ...colours } = vars
const { control: _controlSize, corner: _cornerSize, cell: _cellSize, ...colourTokens } = darkTokens

// Paper is white: a page of the dark theme is printed as one of the light theme.
globalStyle('[data-theme=dark]', {
  '@layer': {
    theme: {
      '@media': {
        'not print': { colorScheme: 'dark', vars: assignVars(colours, colourTokens) },
      },
    },
  },
})
