import type { Meta, StoryObj } from '@storybook/react-vite'

import { Parquet } from './Parquet.tsx'

/**
 * Узор паркета.
 *
 * **Когда применять:** праздничное место: обложка, пустое состояние.
 *
 * **Когда нет:** под текстом, в таблицах, на рабочих экранах. Ничего не сообщает и вслух не
 * читается.
 */
const meta = { title: 'Компоненты/Parquet', component: Parquet } satisfies Meta<typeof Parquet>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  render: (args) => (
    <div style={{ height: 240 }}>
      <Parquet {...args} />
    </div>
  ),
}

export const Fine: Story = { ...Stickersheet, args: { scale: 6 } }
