/** Formats how soon a message is answered, within a sentence: «en un día laborable». */
export const formatReplyTime = ({ replyTime }: Pick<Queries.DetailContactDetails, "replyTime">) =>
  replyTime ?? "cuanto antes";
