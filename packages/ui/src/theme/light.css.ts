import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { lightTokens } from './tokens.ts'

// In a layer, so that the tenant's shades, which stand in none, win wherever they are put; and by no
// specificity, so that the dark theme wins in whatever order a bundler puts the two.
createGlobalTheme(':where(:root)', vars, { '@layer': 'theme', ...lightTokens })
globalStyle(':where(:root)', { '@layer': { theme: { colorScheme: 'light' } } })
