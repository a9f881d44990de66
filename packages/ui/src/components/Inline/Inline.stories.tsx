import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Inline } from './Inline.tsx'

/** Элементы в строку, с переносом. */
const meta = {
  title: 'Компоненты/Текст и раскладка/Inline: ряд, отступ',
  component: Inline,
  args: { children: null },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = {
  name: 'Пример',
  args: { children: ['Oriental', 'Folk', 'Show'].map((name) => <Text key={name}>{name}</Text>) },
  tags: ['!test'],
}

const sections = ['Oriental', 'Folk', 'Show', 'Bellydance Fusion', 'Народный', 'Хип-хоп']

export const Stickersheet: Story = {
  name: 'Выравнивание',
  render: () => (
    <Stack gap="large">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} gap="xsmall">
          <Text size="small" tone="secondary">
            {justify}
          </Text>
          <Inline justify={justify} as="ul">
            {sections.map((section) => (
              <li key={section}>
                <Text as="span">{section}</Text>
              </li>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
}
