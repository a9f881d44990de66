import { demoBrands } from '@parket/ui/theme/testing/demoBrands'

/** What the toolbar offers; tests run over the first theme and width, then the second. */
export const themes = { light: 'Светлая', dark: 'Тёмная' }

/** Titles of the toolbar's brands by their accents. */
export const brandNames = Object.fromEntries(demoBrands.map(([name, { accent }]) => [accent, name]))

/** Whether screens are shown inside the main layout; tests see them alone. */
export const frames = { shown: 'В макете', hidden: 'Без макета' }

/** How much room rows and controls take. */
export const densities = { comfortable: 'Просторно', compact: 'Плотно' }

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Widths and heights that the frame of a story can take: phones, tablets of the stations, a laptop, the projector. */
export const viewports = {
  narrowest: screen('Самый узкий, 320', 320, 640),
  phone: screen('Телефон, 375', 375, 812),
  lowPhone: screen('Низкий телефон, 375 × 635', 375, 635),
  tablet: screen('Планшет, 768', 768, 1024),
  tallTablet: screen('Планшет стоя, 820', 820, 1180),
  landscapeTablet: screen('Планшет лёжа, 1024', 1024, 768),
  wideTablet: screen('Планшет лёжа, 1180', 1180, 820),
  desktop: screen('Ноутбук, 1280', 1280, 800),
  hall: screen('Проектор в зале, 1920', 1920, 1080),
}
