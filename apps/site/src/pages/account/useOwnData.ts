import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { AccountUser } from '@parket/domain/account/user'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { OwnDataProps } from '@parket/ui/screens/account/ProfileScreen'
import { saveFile } from '@parket/ui/saveFile'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { readFile } from '../../data/download/readFile.ts'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { forgetRegistering } from '@parket/react/data/forgetRegistering'
import { useAccountForm } from './useAccountForm.ts'

/** One's own data: as a file, and erased (docs/personal-data.md). */
export function useOwnData({ id }: AccountUser): OwnDataProps {
  const { end } = useAuth()
  const [isExporting, setExporting] = useState(false)
  const [exportMessage, setExportMessage] = useState<string | null>(null)
  const params = { path: { id } }

  async function exportData() {
    setExporting(true)
    setExportMessage(null)
    try {
      saveFile(await readFile(api.GET('/api/users/{id}/export', { params, parseAs: 'blob' })))
    } catch (thrown) {
      setExportMessage(userFacingText(thrown))
    } finally {
      setExporting(false)
    }
  }

  const erasure = useAccountForm({
    values: { password: '' },
    secrets: ['password'],
    check: ({ password = '' }): FieldErrors =>
      password === '' ? { password: [formProblemText('password_missing')] } : {},
    async send({ password = '' }) {
      await unwrap(api.POST('/api/users/{id}/erasure', { params, body: { password } }))
      // At once, not with the login: the tab may be closed on the last words.
      forgetRegistering()
    },
  })
  return {
    onExport: () => void exportData(),
    isExporting,
    exportMessage,
    erasure: erasure.props,
    isErased: erasure.isDone,
    // The token died with the account.
    onLeave: end,
  }
}
