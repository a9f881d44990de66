import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

/** Текст по ступеням шрифта. */
const meta = {
  title: 'Компоненты/Текст и раскладка/Text: текст',
  component: Text,
  args: { children: 'Чтобы выйти на паркет, зарегистрируйтесь до 14 мая.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

const sizes = ['small', 'standard', 'large'] as const
const tones = ['neutral', 'secondary', 'accent', 'info', 'positive', 'caution', 'critical'] as const

export const Stickersheet: Story = {
  name: 'Размеры, цвета и начертания',
  render: ({ children }) => (
    <Stack gap="large">
      <Stack gap="xsmall">
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {children}
          </Text>
        ))}
      </Stack>
      <Stack gap="xsmall">
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {children}
          </Text>
        ))}
      </Stack>
      <Stack gap="xsmall">
        <Text weight="medium">{children}</Text>
        <Text weight="strong">{children}</Text>
        <Text isTabular>1 200,00 ₽ · № 108 · 4,75</Text>
      </Stack>
    </Stack>
  ),
}

export const LongWord: Story = {
  name: 'Длинное слово',
  args: { children: 'Рентгеноэлектрокардиографического'.repeat(4) },
}
