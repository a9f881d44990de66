import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Паркет: мастерская',
    colorPrimary: '#8a2f4b',
    colorSecondary: '#8a2f4b',
    appBg: '#f9f5f6',
    appBorderColor: '#e7e0e1',
    barBg: '#ffffff',
  }),
  sidebar: { showRoots: true },
})
