/** Traditional characters, each followed by its simplified form. */
const PAIRS =
  '與与專专丟丢兩两個个為为麼么習习亂乱於于產产從从們们價价優优會会傳传體体側侧關关內内冊册寫写決决況况準准減减幾几則则創创刪删別别製制務务動动區区單单壓压參参雙双發发變变號号後后嗎吗啟启員员圍围圖图場场壞坏塊块墊垫聲声處处備备' +
  '復复複复頭头實实對对導导層层屬属帶带幫帮並并併并庫库應应廢废開开異异棄弃當当錄录徑径態态執执擴扩拋抛報报擇择掛挂換换據据搖摇數数斷断無无舊旧時时顯显術术機机權权條条來来構构標标樹树樣样檔档檢检匯汇沒没註注測测瀏浏靈灵點点熱热' +
  '狀状環环現现電电監监著着碼码確确種种積积稱称籤签篩筛簡简類类級级純纯線线組组細细終终經经綁绑結结給给絕绝統统繼继緩缓編编縮缩網网聯联節节範范獲获雖虽補补裝装見见規规視视覽览觸触計计認认讓让議议記记設设證证識识詞词譯译試试話话' +
  '詢询該该詳详語语誤误說说請请讀读調调敗败費费資资賦赋賴赖轉转軟软載载較较輔辅輯辑輸输邊边達达遷迁過过運运還还這这進进遠远適适選选採采釋释裏里裡里鏈链錯错鍵键長长門门閉闭問问間间閱阅陣阵靜静頁页頂顶項项順顺須须預预題题飾饰驗验';

export const TRADITIONAL = [...PAIRS.matchAll(/(.)(.)/gu)].map(
  ([, traditional = '', simple = '']) => [traditional, simple] as const,
);

const simplified = new Map(TRADITIONAL);

/** Converts to simplified characters one by one, so that offsets stay valid. */
export function simplify(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}
