import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent } from 'storybook/test'
import { Disclosure } from './Disclosure.tsx'

/**
 * Подробности по требованию.
 *
 * **Когда применять:** второстепенное, что нужно не всем: таблица под графиком, редкие настройки.
 *
 * **Когда нет:** нужно всем; внутри ошибки формы: их не увидят.
 */
const meta = {
  title: 'Компоненты/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Почему такое место',
    children: 'Большинство судей поставили второе место и выше (правило 5).',
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} isInitiallyOpen />
    </>
  ),
}

/** With room enough there is nothing to open: the content stands there. */
export const ForPhones: Story = { args: { isForPhones: true } }

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Почему такое место'))
    await expect(canvas.getByText(/Большинство судей/)).toBeVisible()
  },
}
