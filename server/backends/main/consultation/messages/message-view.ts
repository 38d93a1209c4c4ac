import type { Message } from '#server/contract/message.schema.ts'
import type { MessageFacts } from './message.repository.ts'

export function messageOf(facts: MessageFacts): Message {
  const { id, seq, author, sentAt, body, withdrawnAt } = facts
  const { fileId, fileType, fileName, fileBytes, fileIsScanned } = facts
  const hasFile = fileId !== null && fileType !== null && fileName !== null && fileBytes !== null
  return {
    ...{ id, seq, author, body },
    sentAt: sentAt.toISOString(),
    file: hasFile
      ? {
          ...{ id: fileId, type: fileType, name: fileName, bytes: fileBytes },
          isScanned: fileIsScanned === true,
        }
      : null,
    isWithdrawn: withdrawnAt !== null,
  }
}
