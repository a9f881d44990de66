import { unwrap, userFacingText } from '@parket/api-client/problem'
import { fullName, type AccountUser } from '@parket/domain/account/user'
import { fileLimit } from '@parket/domain/files/fileTypes'
import { formatFileSize } from '@parket/domain/format/fileSize'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { PhotoProps } from '@parket/ui/screens/account/ProfileScreen'
import { useEffect, useState } from 'react'
import { api, fileApi } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'

/** One's own photo. It is fetched by the client: an address in the page would carry no token. */
export function usePhoto(user: AccountUser): PhotoProps {
  const { change } = useAuth()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const params = { path: { id: user.id } }

  async function run(work: () => Promise<AccountUser>) {
    setBusy(true)
    setMessage(null)
    try {
      change(await work())
    } catch (thrown) {
      setMessage(userFacingText(thrown))
    } finally {
      setBusy(false)
      setProgress(null)
    }
  }

  async function upload(file: File): Promise<AccountUser> {
    const problem = photoProblem(file)
    if (problem !== null) throw new Error(problem)
    const files = await fileApi(setProgress)
    return unwrap(
      files.POST('/api/users/{id}/photo', {
        params,
        body: { file: file.name },
        bodySerializer() {
          const form = new FormData()
          form.append('file', file)
          return form
        },
      }),
    )
  }

  async function remove(): Promise<AccountUser> {
    await unwrap(api.DELETE('/api/users/{id}/photo', { params }))
    return { ...user, profile_photo_path: null }
  }

  return {
    name: fullName(user),
    src: usePhotoUrl(user),
    isBusy,
    progress,
    message,
    onChoose: (file) => void run(() => upload(file)),
    onRemove: () => void run(remove),
  }
}

/** What is wrong with a chosen file; null when nothing is seen to be. */
export function photoProblem(file: { size: number }): string | null {
  const limit = fileLimit('photo')
  if (file.size === 0) return formProblemText('file_empty')
  if (file.size > limit) return formProblemText('file_too_large', { limit: formatFileSize(limit) })
  return null
}

/** The photo as an address that this page alone knows; null without one, and until it has come. */
function usePhotoUrl({ id, profile_photo_path: path }: AccountUser): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isLeft = false
    async function load() {
      const photo = await unwrap(
        api.GET('/api/users/{id}/photo', {
          params: { path: { id } },
          parseAs: 'blob',
          cache: 'no-cache',
        }),
      )
      if (isLeft) return
      made = URL.createObjectURL(photo)
      setUrl(made)
    }
    // Without its picture the name's initials stand there.
    if (path) load().catch(() => {})
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [id, path])
  return url
}
