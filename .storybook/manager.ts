import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Паркет: мастерская',
    colorPrimary: '#8a2e4a',
    colorSecondary: '#8a2e4a',
    appBg: '#f5f2ee',
    appBorderColor: '#e2ddd6',
    barBg: '#ffffff',
  }),
  sidebar: { showRoots: true },
})
