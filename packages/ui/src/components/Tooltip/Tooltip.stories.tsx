import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

/**
 * Подсказка при наведении или фокусе.
 *
 * **Для других:** наши экраны говорят всё нужное на странице, с телефона тоже. Нужен плотным
 * таблицам для мыши.
 */
const meta = {
  title: 'Компоненты/Отклик/Tooltip: подсказка',
  component: Tooltip,
  args: { text: 'Судьи увидят изменение сразу', children: <Button>Опубликовать</Button> },
  render: (args) => (
    <div style={{ paddingTop: 64 }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Подсказка (тултип)',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Опубликовать' })
    await waitFor(() => expect(button).toHaveAccessibleDescription('Судьи увидят изменение сразу'))
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const tip = canvas.getByText('Судьи увидят изменение сразу')
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.unhover(button)
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
  },
}
