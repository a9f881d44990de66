import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { lightTokens } from './tokens.ts'

// In a layer, so that the tenant's shades, which stand in none, win wherever they are put.
createGlobalTheme(':root', vars, { '@layer': 'theme', ...lightTokens })
globalStyle(':root', { '@layer': { theme: { colorScheme: 'light' } } })
