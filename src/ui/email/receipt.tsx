import { Column, Row, Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import { EMAIL_INK, EMAIL_MUTED } from "./layout.tsx";

const FONT = "Arial, Helvetica, sans-serif";
const words: CSSProperties = { fontFamily: FONT, fontSize: 15, lineHeight: "21px", color: EMAIL_INK, margin: 0 };
const line: CSSProperties = { borderBottom: "1px solid #DDDFE3", padding: "10px 0", verticalAlign: "top" };
const sum: CSSProperties = { ...line, textAlign: "right", whiteSpace: "nowrap", width: 110 };
const total: CSSProperties = { borderBottom: "none", padding: "14px 0 0" };

type EmailReceiptProps = {
  rows: { label: string; /** Who made it. */ signature?: string; amount: string }[];
  /** Left out where the rows are prices that nobody adds up. */
  total?: { label: string; amount: string };
};

/** Sums in two columns, the total last; in plain text a line each, by the `data-text` marks (`platform/emails/plain-text`). */
export function EmailReceipt({ rows, total: last }: EmailReceiptProps) {
  return (
    <Section style={{ margin: "8px 0 24px", borderTop: `2px solid ${EMAIL_INK}` }}>
      {rows.map((row, index) => (
        <Row key={index} data-text="line">
          <Column data-text="cell" style={line}>
            <Text data-text="label" style={words}>
              {row.label}
            </Text>
            {row.signature && (
              <Text
                data-text="signature"
                style={{ ...words, fontFamily: "'Alegreya', Georgia, serif", fontStyle: "italic", color: EMAIL_MUTED }}
              >
                {row.signature}
              </Text>
            )}
          </Column>
          <Column data-text="cell" style={sum}>
            <Text data-text="value" style={words}>
              {row.amount}
            </Text>
          </Column>
        </Row>
      ))}
      {last && (
        <Row data-text="line">
          <Column data-text="cell" style={{ ...line, ...total }}>
            <Text data-text="label" style={{ ...words, fontSize: 18, fontWeight: 700 }}>
              {last.label}
            </Text>
          </Column>
          <Column data-text="cell" style={{ ...sum, ...total }}>
            <Text data-text="value" style={{ ...words, fontSize: 18, fontWeight: 700 }}>
              {last.amount}
            </Text>
          </Column>
        </Row>
      )}
    </Section>
  );
}

/** A long code to copy whole: it may break anywhere. */
export const EmailCopyCode = ({ code }: { code: string }) => (
  <Section style={{ backgroundColor: "#CBF0DE", borderRadius: 6, margin: "8px 0 20px" }}>
    <Text
      style={{
        fontFamily: "'Courier New', Courier, monospace",
        fontSize: 14,
        lineHeight: "20px",
        color: EMAIL_INK,
        margin: 0,
        padding: "16px 20px",
        wordBreak: "break-all",
      }}
    >
      {code}
    </Text>
  </Section>
);
