import '@parket/ui/theme/global.css'
import type { Preview } from '@storybook/react-vite'
import { DEFAULT_ACCENT } from '@parket/domain/brand/brand'
import { applyGlobals } from './applyGlobals.ts'
import { brandNames, densities, frames, themes, viewports } from './globals.ts'
import type { PreparedStory } from 'storybook/internal/types'
import { DocsFrame } from './docs/DocsFrame.tsx'
import { DocsPage } from './docs/DocsPage.tsx'
import { modes, quickModes } from './modes.ts'
import { readableTypes } from './readableTypes.ts'
import { russianWords } from './russianWords.ts'
import './contentVisibility.css'

// Storybook's own page says «en», and a screen reader would read our words so.
document.documentElement.lang = 'ru'

const items = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** Until what listens does so, which it does after the first paint, and what fades in is there. */
async function arrival(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

const preview: Preview = {
  // A story plays on what somebody sees who has opened it, with motion on, too.
  mount: (context) => async () => {
    await context.renderToCanvas()
    await arrival()
    return context.canvas
  },
  tags: ['autodocs'],
  argTypesEnhancers: [readableTypes, russianWords],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    chromatic: { modes: Object.fromEntries(quickModes.map((name) => [name, modes[name]])) },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      // Only what `setStoryParameters` gives is code that others can use.
      canvas: { sourceState: 'none' },
      source: { type: 'code', language: 'tsx' },
      // What a story plays is a test of behaviour; docs show looks.
      stories: { filter: ({ playFunction }: PreparedStory) => !playFunction },
    },
    options: {
      storySort: {
        order: [
          'Основы',
          [
            'Обзор',
            'Принципы',
            'Голос',
            'Бренд',
            'Палитра',
            'Цвет',
            'Шрифт',
            'Пространство',
            'Значки',
            'Свой сайт',
            '*',
            'Изменения',
          ],
          'Образцы',
          'Компоненты',
          [
            'Действия',
            'Формы',
            'Данные',
            'Отклик',
            'Навигация',
            'Текст и раскладка',
            'Судейство',
            'Зал',
          ],
          'Макеты',
          'Экраны',
          'Состояния',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: { title: 'Тема', icon: 'contrast', items: items(themes), dynamicTitle: true },
    },
    brand: {
      toolbar: {
        title: 'Команда',
        icon: 'paintbrush',
        items: items(brandNames),
        dynamicTitle: true,
      },
    },
    frame: {
      toolbar: { title: 'Макет', icon: 'browser', items: items(frames), dynamicTitle: true },
    },
    density: {
      toolbar: {
        title: 'Плотность',
        icon: 'component',
        items: items(densities),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    brand: DEFAULT_ACCENT,
    density: 'comfortable',
    frame: 'shown',
  },
  decorators: [
    (Story, { globals, parameters }) => {
      applyGlobals(globals)
      // Components get the page's margin; layouts and screens are the page.
      return parameters['isPage'] ? (
        <Story />
      ) : (
        <div style={{ padding: 'clamp(12px, 3vw, 32px)' }}>
          <Story />
        </div>
      )
    },
  ],
}

export default preview
