/** Traditional characters that readers type, each followed by the simplified one that the pages have instead. */
const PAIRS =
  '與与專专業业東东丟丢兩两個个臨临為为舉举麼么義义習习亂乱爭争於于產产僅仅從从倉仓們们價价眾众優优會会傳传體体側侧儲储關关內内冊册寫写決决況况準准減减幾几劃划則则創创刪删別别製制辦办務务動动區区協协單单壓压參参雙双發发' +
  '變变號号後后嗎吗聽听啟启員员響响圍围圖图場场壞坏塊块墊垫聲声處处備备復复複复夠够頭头夾夹實实對对導导層层屬属帶带幫帮並并併并庫库應应廢废開开異异棄弃歸归當当錄录徑径誌志態态總总戶户執执擴扩拋抛報报擬拟擇择掛挂換换據据' +
  '搖摇數数斷断無无舊旧時时顯显術术機机權权條条來来構构標标棧栈樹树樣样檔档檢检匯汇沒没註注測测瀏浏遊游靈灵點点熱热狀状環环現现電电監监著着碼码確确離离種种積积稱称穩稳篩筛簽签簡简類类係系約约級级純纯線线組组細细終终經经' +
  '綁绑結结給给絕绝統统繼继續续緩缓編编縮缩網网聯联節节範范獲获雖虽補补裝装見见觀观規规視视覽览覺觉觸触計计認认讓让議议記记許许論论設设證证識识詞词譯译試试話话詢询該该詳详語语誤误說说請请讀读調调負负責责敗败費费資资賦赋' +
  '賴赖轉转軟软載载較较輔辅輯辑輸输邊边達达遷迁過过運运還还這这進进遠远連连適适選选採采釋释裏里裡里針针鏈链錯错鍵键長长門门閉闭問问間间閱阅陣阵際际隨随靜静頁页頂顶項项順顺須须預预頻频題题額额飾饰驗验';

/** Each traditional character with the simplified one. */
export const TRADITIONAL = [...PAIRS.matchAll(/(.)(.)/gu)].map(
  ([, traditional = '', simple = '']) => [traditional, simple] as const,
);

const simplified = new Map(TRADITIONAL);

/** Writes a text in simplified characters, one for one, so that places in it stay the same. */
export function simplify(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}
