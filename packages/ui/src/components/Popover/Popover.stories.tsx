import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

/** Небольшое всплывающее окно у кнопки. */
const meta = {
  title: 'Компоненты/Отклик/Popover: всплывающее окно',
  component: Popover,
  args: {
    trigger: <Button>Как посчитано</Button>,
    title: 'Сумма взносов',
    children: (close: () => void) => (
      <Stack gap="small">
        <Text size="small">Соло 1 200 ₽ и дуэт 900 ₽. С 1 мая взнос выше на 20 %.</Text>
        <Button onPress={close}>Понятно</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Открыто',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Как посчитано' }))
    const sheet = await canvas.findByRole('dialog', { name: 'Сумма взносов' })
    await expect(sheet).toBeVisible()
    const { left, right, top } = sheet.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    const button = canvas.getByRole('button', { name: 'Как посчитано' })
    await expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom)
  },
}

export const ClosedFromInside: Story = {
  name: 'Закрывают изнутри',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Как посчитано' })
    await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(canvas.queryByText(/Соло 1 200/)).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}
