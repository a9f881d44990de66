import { DEFAULT_ACCENT } from '@parket/ui/theme/brand'

/** What the toolbar offers; tests run over the first theme and width, then the second. */
export const themes = { light: 'Светлая', dark: 'Тёмная' }

/** Accents of teams, and colours that a team could not choose worse. */
export const brands: Record<string, string> = {
  [DEFAULT_ACCENT]: 'Паркет',
  '#d3ec9b': 'Весна',
  '#111111': 'Ореол',
  '#0f4c4f': 'Бирюзовый',
  '#fff3a3': 'Бледно-жёлтый',
  '#39ff14': 'Неоновый',
}

/** Whether screens are shown inside the main layout; tests see them alone. */
export const frames = { shown: 'В макете', hidden: 'Без макета' }

export const densities = { comfortable: 'Просторно', compact: 'Плотно' }

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

export const viewports = {
  narrowest: screen('Самый узкий, 320', 320, 640),
  phone: screen('Телефон, 375', 375, 812),
  tablet: screen('Планшет, 768', 768, 1024),
  desktop: screen('Ноутбук, 1280', 1280, 800),
}
