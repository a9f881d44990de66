import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Alert } from './Alert.tsx'

/** Сообщение, которое остаётся на странице, пока не исчезнет причина. */
const meta = {
  title: 'Компоненты/Отклик/Alert: предупреждение',
  component: Alert,
  args: { tone: 'info', children: 'Приём заявок закончится 14 мая в 23:59.' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

const tones = ['info', 'positive', 'caution', 'critical'] as const

export const Stickersheet: Story = {
  name: 'Все виды',
  render: ({ children }) => (
    <Stack>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone}>
          {children}
        </Alert>
      ))}
      {tones.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title="Данные изменил кто-то другой"
          action={<Button>Обновить</Button>}
        >
          Обновите страницу и повторите: введённое сохранится.
        </Alert>
      ))}
    </Stack>
  ),
}
