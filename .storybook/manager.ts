import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

// The words of the menu are Russian; Storybook's own page says «en».
document.documentElement.lang = 'ru'

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
