import { DEFAULT_ACCENT } from '@parket/domain/brand/brand'

/** What the toolbar offers; tests run over the first theme and width, then the second. */
export const themes = { light: 'Светлая', dark: 'Тёмная' }

/** The demo's teams by their accents, and colours that a team could not choose worse. */
export const brandNames: Record<string, string> = {
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
  lowPhone: screen('Низкий телефон, 375 × 635', 375, 635),
  tablet: screen('Планшет, 768', 768, 1024),
  tallTablet: screen('Планшет стоя, 820', 820, 1180),
  landscapeTablet: screen('Планшет лёжа, 1024', 1024, 768),
  wideTablet: screen('Планшет лёжа, 1180', 1180, 820),
  desktop: screen('Ноутбук, 1280', 1280, 800),
  hall: screen('Экран зала, 1920', 1920, 1080),
}
