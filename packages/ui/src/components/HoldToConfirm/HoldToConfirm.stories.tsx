import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { HoldToConfirm } from './HoldToConfirm.tsx'

/**
 * Подтверждает, когда кнопку держали секунду: случайное касание не срабатывает. Клавиатурой и
 * программой чтения с экрана её просто нажимают.
 */
const meta = {
  title: 'Компоненты/Судейство/HoldToConfirm: держать секунду',
  component: HoldToConfirm,
  args: {
    label: 'Держите, чтобы открыть залу',
    hint: 'третье место, 1\u00A0секунда',
    onConfirm: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof HoldToConfirm>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Все виды',
  render: ({ onConfirm }) => (
    <Stack gap="medium">
      <HoldToConfirm label="Держите, чтобы открыть залу" onConfirm={onConfirm} />
      <HoldToConfirm label="Открываем залу…" hint="третье место" isDisabled onConfirm={onConfirm} />
    </Stack>
  ),
}

export const HeldForASecondConfirms: Story = {
  name: 'Держали секунду',
  play: async ({ canvas, args }) => {
    await fireEvent.pointerDown(canvas.getByRole('button'))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
}

export const ATouchByChanceDoesNothing: Story = {
  name: 'Случайное касание ничего не меняет',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const AKeyboardPressesIt: Story = {
  name: 'Нажимают с клавиатуры',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
