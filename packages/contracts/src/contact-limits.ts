/** The maximum length of a contact message, in UTF-16 code units. */
export const maxMessageLength = 5000;

/** The message for a longer one. It is apart from the schema, because the form shows it while the visitor types. */
export const messageTooLong = `This is too long. Please use at most ${maxMessageLength} characters.`;
