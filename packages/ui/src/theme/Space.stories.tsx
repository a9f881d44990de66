import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { radius, space } from './scale.ts'

/**
 * Всё стоит на сетке 4 px; шагов семь.
 *
 * **Как применять:** расстояние задаёт тот, кто ставит вещи рядом: `gap` у `Stack` и `Inline`.
 * Ближе то, что связано: подпись с полем `xxsmall`, поля формы `large`, разделы страницы `xlarge`.
 * Плотность `compact` — для таблиц организатора; публичные страницы и судейские экраны просторны,
 * цели нажатия не меньше 44 px.
 *
 * **Чего не делать:** не добавляйте внешних отступов самим компонентам; не подбирайте числа между
 * шагами.
 */
const meta = { title: 'Основы/Пространство' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  name: 'Шаги сетки',
  render: () => (
    <Stack gap="small">
      {Object.entries(space).map(([name, step]) => (
        <Inline key={name}>
          <div style={{ width: step, height: 24, background: 'var(--p-accent-text)' }} />
          <Text size="small" isTabular>
            {name}: {step} px
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Corners: Story = {
  name: 'Углы',
  render: () => (
    <Inline gap="large">
      {Object.entries(radius).map(([name, value]) => (
        <Stack key={name} gap="xxsmall">
          <div
            style={{
              width: 96,
              height: 64,
              borderRadius: value,
              background: 'var(--p-page)',
              border: '1px solid var(--p-line-2)',
            }}
          />
          <Text size="small">
            {name}: {value} px
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
}
